// -T cs_6_0 -E main => dxil spirv
RWBuffer<float> o;
[numthreads(4, 1, 1)] void main(int i : SV_DispatchThreadID)
{
    int j = i;
    while (j++ < 3); //~ 20: warning: while loop has empty body [-Wempty-body]
        j++;
    while (j++ < 3);
    j++;
    for (; j < 4; j++); j++; //~ 23: warning: for loop has empty body [-Wempty-body]
    for (; j < 4; j++); //~ 23: warning: for loop has empty body [-Wempty-body]
    {
        j++;
    }
    [loop] while (j++ < 3);
        j++;
    if (j) while (j++ < 4);
        j++;
    switch (j) { case 1: while (j++ < 4);
            j++; }
    switch (j); //~ 15: warning: switch statement has empty body [-Wempty-body]
    if (j); //~ 11: warning: if statement has empty body [-Wempty-body]
        j = 2;
    o[i] = j;
}
