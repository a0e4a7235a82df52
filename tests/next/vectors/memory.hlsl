// Long vectors in arrays, in structures and in memory of the group: whole, by lane, by run-time index, and under atomics.
// NEXT: cs_6_9 main -enable-16bit-types
// OPERATIONS: VectorReduce RawBufferVector
RWByteAddressBuffer b;
groupshared vector<float, 8> gs[4];
groupshared vector<int, 5> one;
struct S { vector<float, 6> v; int k; vector<int16_t, 7> h; };
groupshared S gss[2];
static const vector<float, 5> table[3] = { {1,2,3,4,5}, {6,7,8,9,10}, {0,0,1,0,0} };
vector<float,8> pick(vector<float,8> t[3], uint i) { t[1][i] += 4; return t[i]; }
[numthreads(4,1,1)] void main(uint i : SV_GroupIndex) {
  vector<float, 8> a[3];
  [unroll] for (int k = 0; k < 3; k++) a[k] = b.Load< vector<float, 8> >(k * 32);
  gs[i] = pick(a, i % 3);
  gs[i][7 - i] = 2;
  if (i == 0) { one = 0; S z = (S)0; z.v[2] = 3; z.h[6] = 2; gss[0] = z; gss[1] = z; }
  GroupMemoryBarrierWithGroupSync();
  InterlockedAdd(one[i], i + 3);
  InterlockedAdd(one[4], 1);
  gss[i & 1].v[i] = i;
  gss[i & 1].h[0] = int16_t(i);
  GroupMemoryBarrierWithGroupSync();
  b.Store(128 + 32 * i, gs[3 - i]);
  S s = gss[1 - (i & 1)];
  b.Store(512 + i * 64, s);
  b.Store(1024 + 4 * i, table[i % 3][i]);
  b.Store(1088 + 20 * i, table[(i + 1) % 3]);
  b.Store(1280 + 20 * i, one);
  vector<bool, 8> c = a[0] < a[1];
  if (any(c)) b.Store(1536, 1u);
  if (all(one)) b.Store(1540, 1u);
  if (all(a[2])) b.Store(1544, 1u);
  b.Store(2048, a[i%3][i]);
}
