/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"
#include "record.h"

TITLE("GetConstantPool returns matching count and bytes, with references to entries of the right kind.");

static bool is(const struct constant_pool *pool, jint at, int tag)
{
    return constant_tag(pool, pool_u2(pool, at)) == tag;
}

static bool sound(const struct constant_pool *pool, jint index)
{
    jint at = constant_at(pool, (unsigned)index);
    switch (constant_tag(pool, (unsigned)index)) {
    case CONSTANT_CLASS:
    case CONSTANT_STRING:
    case CONSTANT_METHOD_TYPE:
        return is(pool, at, CONSTANT_UTF8);
    case CONSTANT_FIELD:
    case CONSTANT_METHOD:
    case CONSTANT_INTERFACE_METHOD:
        return is(pool, at, CONSTANT_CLASS) && is(pool, at + 2, CONSTANT_NAME_AND_TYPE);
    case CONSTANT_NAME_AND_TYPE:
        return is(pool, at, CONSTANT_UTF8) && is(pool, at + 2, CONSTANT_UTF8);
    case CONSTANT_DYNAMIC:
    case CONSTANT_INVOKE_DYNAMIC:
        return is(pool, at + 2, CONSTANT_NAME_AND_TYPE);
    case CONSTANT_METHOD_HANDLE:
        return pool->bytes[at] >= 1 && pool->bytes[at] <= 9
               && (is(pool, at + 1, CONSTANT_FIELD) || is(pool, at + 1, CONSTANT_METHOD)
                   || is(pool, at + 1, CONSTANT_INTERFACE_METHOD));
    default:
        return true;
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const char *const names[] = {"classes/Constants", "classes/Sample", "classes/SampleEnum",
                                        "classes/DefinedRepeatedlyInterface", "java/lang/String"};
    for (int k = 0; k < 5; k++) {
        struct constant_pool pool = get_constant_pool(find_class(jni, names[k]));
        for (jint i = 1; i < pool.count; i++)
            if (pool.offsets[i] >= 0 && !sound(&pool, i))
                differs(
                    "%s: references of entry %d: expected to entries of the right kinds, actual %s",
                    names[k], (int)i, constant_text(&pool, (unsigned)i));
        say("%s: entries fill the bytes: %s", names[k], truth(pool.complete));
        free_constant_pool(&pool);
    }
    say_first_difference();
}

/* Bulk oracle: the entries of five constant pools. */
TEST(.probe = observe, .needs = {.can_get_constant_pool = 1});
