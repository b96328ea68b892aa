import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAddressRule } from './address-rule.ts'

/** The first and the last address of each range, or some of its addresses. */
const closed: Record<string, string[]> = {
  'this network': ['0.0.0.0', '0.255.255.255'],
  private: ['10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
  'shared by a provider’s customers': ['100.64.0.0', '100.127.255.255'],
  loopback: ['127.0.0.0', '127.0.0.1', '127.255.255.255', '::1'],
  'link-local': ['169.254.0.0', '169.254.169.254', '169.254.255.255', 'fe80::', 'fe80::1', 'febf:ffff::1'],
  protocols: ['192.0.0.0', '192.0.0.170', '192.0.0.255', '2001:1::1', '2001:1ff::1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.255', '2001:db8::1', '3fff::1', '3fff:fff::1'],
  benchmarks: ['198.18.0.0', '198.19.255.255', '2001:2::1'],
  multicast: ['224.0.0.0', '239.255.255.255', 'ff00::', 'ff02::1', 'ffff::1'],
  reserved: ['240.0.0.0', '255.255.255.254', '255.255.255.255', '::', '1::', '4000::1', '5f00::1', '8000::1'],
  'mapped IPv4': ['::ffff:127.0.0.1', '::ffff:93.184.215.14', '::ffff:0a00:1'],
  'compatible IPv4': ['::127.0.0.1', '::5db8:d70e'],
  'translated IPv4': ['64:ff9b::7f00:1', '64:ff9b::5db8:d70e', '64:ff9b:1::1', '::ffff:0:127.0.0.1'],
  '6to4': ['2002::', '2002:7f00:1::1', '2002:5db8:d70e::1', '192.88.99.1'],
  Teredo: ['2001::1', '2001:0:5db8:d70e::1'],
  'unique local': ['fc00::1', 'fd00:ec2::254', 'fdff:ffff::1'],
  'site-local': ['fec0::1', 'feff::1'],
  discard: ['100::1'],
  ORCHID: ['2001:10::1', '2001:20::1', '2001:2f:ffff::1'],
}
const open = [
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '93.184.215.14',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '223.255.255.255',
  '2001:200::1',
  '2606:4700::1111',
  '2a00:1450::1',
  '3ffe::1',
]

const mayConnect = openAddressRule([])

for (const [range, addresses] of Object.entries(closed))
  test(`no connection is made to an address that is ${range}`, () => {
    for (const address of addresses)
      for (const port of [80, 443]) assert.equal(mayConnect(address, port), false, address)
  })

test('connections are made to addresses of the open web, on the web’s ports only', () => {
  for (const address of open) {
    for (const port of [80, 443]) assert.equal(mayConnect(address, port), true, address)
    for (const port of [0, 1, 22, 25, 79, 81, 444, 5432, 8080, 65_535])
      assert.equal(mayConnect(address, port), false, `${address} ${port}`)
  }
})

test('an operator can open their own networks, on every port, and nothing else', () => {
  const ofIntranet = openAddressRule(['10.1.0.0/16', 'fd12::/16', '127.0.0.1'])
  for (const address of ['10.1.0.1', '10.1.255.255', 'fd12::1', '127.0.0.1'])
    assert.equal(ofIntranet(address, 8080), true, address)
  for (const address of ['10.0.255.255', '10.2.0.0', 'fd13::1', '127.0.0.2', '::1', '::ffff:10.1.0.1'])
    assert.equal(ofIntranet(address, 80), false, address)
  assert.equal(ofIntranet('93.184.215.14', 443), true)
})
