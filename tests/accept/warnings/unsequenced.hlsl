// -T cs_6_0 -E main -Wno-unused-value => dxil spirv
RWBuffer<int> o;
int f(int x, int y) { return x - y; }
int g(inout int x, int y) { x += y; return x; }
[numthreads(1, 1, 1)]
void main()
{
    int i = o[1], j = o[2], k = o[3];
    int a[4] = { 1, 2, 3, 4 };
    i = i++; //~ 10: warning: multiple unsequenced modifications to 'i' [-Wunsequenced]
    i += i++; //~ 11: warning: unsequenced modification and access to 'i' [-Wunsequenced]
    i = ++i + 1;
    k = i++ + i++; //~ 10: warning: multiple unsequenced modifications to 'i' [-Wunsequenced]
    k = i++ + i; //~ 10: warning: unsequenced modification and access to 'i' [-Wunsequenced]
    k = (i = 1) + (i = 2); //~ 12: warning: multiple unsequenced modifications to 'i' [-Wunsequenced]
    k = f(i++, i); //~ 12: warning: unsequenced modification and access to 'i' [-Wunsequenced]
    k = f(i++, 1) + f(j++, i); //~ 12: warning: unsequenced modification and access to 'i' [-Wunsequenced]
    k = g(i, j++) + j; //~ 15: warning: unsequenced modification and access to 'j' [-Wunsequenced]
    a[i] = i++; //~ 13: warning: unsequenced modification and access to 'i' [-Wunsequenced]
    int2 b = int2(i++, i); //~ 20: warning: unsequenced modification and access to 'i' [-Wunsequenced]
    int c[2] = { j++, j }; //~ 19: warning: unsequenced modification and access to 'j' [-Wunsequenced]
    k = i++ && i;
    k = true && i++ + i > 1; //~ 18: warning: unsequenced modification and access to 'i' [-Wunsequenced]
    k = i > 1 ? i++ : i;
    k = (i++, i) + (j, 1) + j++;
    k = (i++, k) - i; //~ 11: warning: unsequenced modification and access to 'i' [-Wunsequenced]
    for (int n = 0; n < 3; n++, j = j++) //~ 38: warning: multiple unsequenced modifications to 'j' [-Wunsequenced]
        k += n;
    while (i++ < i && i++ < 3) //~ 13: warning: unsequenced modification and access to 'i' [-Wunsequenced]
        k++;
    o[0] = i + j + k + a[1] + b.x + c[0];
}
