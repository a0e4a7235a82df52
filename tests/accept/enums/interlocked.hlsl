// -T cs_6_6 -E main => refused
enum E { A, B };
groupshared E e;
[numthreads(1, 1, 1)]
void main()
{
    int n;
    InterlockedAdd(e, 1, n); //~ 5: error: no matching function for call to 'InterlockedAdd'
}
