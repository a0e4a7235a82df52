// trefoil test examples/tests/bitonic_sort.hlsl
#include "../bitonic_sort.hlsl"

Item item(uint key, uint origin)
{
    Item made = { key, origin };
    return made;
}

[test] void keys_decide_first()
{
    assert(belongs_after(item(2, 0), item(1, 9)), "larger key");
    assert(!belongs_after(item(1, 9), item(2, 0)), "smaller key");
}

[test] void equal_keys_keep_their_order()
{
    assert(belongs_after(item(1, 1), item(1, 0)), "later");
    assert(!belongs_after(item(1, 0), item(1, 0)), "itself");
}

// One of 128 threads calls it each: the order is total.
[test(128)] void one_of_two_comes_first()
{
    for (uint i = 0; i < 16; i++)
    {
        Item a = item(i % 3, i), b = item(i / 2, 15 - i);
        bool same = a.key == b.key && a.origin == b.origin;
        assert(same || belongs_after(a, b) != belongs_after(b, a), "both or neither");
    }
}
