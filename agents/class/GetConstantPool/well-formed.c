/* SPDX-License-Identifier: Apache-2.0 */
#include "../pool.h"

TITLE("Count and bytes fit each other, and every entry refers to entries of the right kind.");

static bool is(const struct pool *pool, jint at, int tag)
{
    return pool_tag(pool, pool_u2(pool, at)) == tag;
}

static bool sound(const struct pool *pool, jint index)
{
    jint at = pool->offsets[index] + 1;
    switch (pool_tag(pool, (unsigned)index)) {
    case POOL_CLASS:
    case POOL_STRING:
    case POOL_METHOD_TYPE:
        return is(pool, at, POOL_UTF8);
    case POOL_FIELD:
    case POOL_METHOD:
    case POOL_INTERFACE_METHOD:
        return is(pool, at, POOL_CLASS) && is(pool, at + 2, POOL_NAME_AND_TYPE);
    case POOL_NAME_AND_TYPE:
        return is(pool, at, POOL_UTF8) && is(pool, at + 2, POOL_UTF8);
    case POOL_DYNAMIC:
    case POOL_INVOKE_DYNAMIC:
        return is(pool, at + 2, POOL_NAME_AND_TYPE);
    case POOL_HANDLE:
        return pool->bytes[at] >= 1 && pool->bytes[at] <= 9
               && (is(pool, at + 1, POOL_FIELD) || is(pool, at + 1, POOL_METHOD)
                   || is(pool, at + 1, POOL_INTERFACE_METHOD));
    default:
        return true;
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const char *const names[] = {"classes/Constants", "classes/Sample", "classes/SampleEnum",
                                        "classes/VeiledFace", "java/lang/String"};
    for (int k = 0; k < 5; k++) {
        struct pool pool = pool_of(find_class(jni, names[k]));
        int unsound = 0;
        for (jint i = 1; i < pool.count; i++)
            unsound += pool.offsets[i] >= 0 && !sound(&pool, i);
        say("%s: entries fill the bytes: %s, with wrong references: %d", names[k],
            truth(pool.complete), unsound);
        pool_free(&pool);
    }
}

TEST(.probe = observe, .needs = {.can_get_constant_pool = 1});
