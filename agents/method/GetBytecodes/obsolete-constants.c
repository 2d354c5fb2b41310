/* SPDX-License-Identifier: Apache-2.0 */
#include "../active.h"
#include "class_file.h"

TITLE("GetBytecodes of an obsolete method names the constants of its own version.");

static unsigned constant_number(const unsigned char *code, jint at)
{
    return constant_index_bytes(code[at]) == 1 ? code[at + 1]
                                               : (unsigned)code[at + 1] << 8 | code[at + 2];
}

/* Whether each constant has another number, most of them a new one, as in a pool of the method's own. */
static bool is_renumbered(const unsigned char *before, const unsigned char *code, jint size)
{
    static unsigned numbers[0x10000], back[0x10000];
    int constants = 0, changed = 0;
    for (jint at = 0; at < size; at = next_instruction(code, size, at)) {
        if (constant_index_bytes(code[at]) == 0)
            continue;
        unsigned was = constant_number(before, at), is = constant_number(code, at);
        if ((numbers[was] != 0 && numbers[was] != is) || (back[is] != 0 && back[is] != was))
            return false;
        numbers[was] = is;
        back[is] = was;
        constants++;
        changed += was != is;
    }
    return 2 * changed > constants;
}

/* It need not be renumbered, for the class's new constant pool or another, but may be. */
static bool is_as_before(const unsigned char *before, const unsigned char *code, jint size,
                         const struct constant_pool *pool_before, const struct constant_pool *pool)
{
    if (memcmp(before, code, (size_t)size) == 0)
        return true;
    if (!is_same_code(before, code, size))
        return false;
    if (is_renumbered(before, code, size))
        return true;
    for (jint at = 0; at < size; at = next_instruction(code, size, at)) {
        if (constant_index_bytes(code[at]) != 0
            && strcmp(constant_text(pool_before, constant_number(before, at)),
                      constant_text(pool, constant_number(code, at)))
                   != 0)
            return false;
    }
    return true;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const char referring[] = "Lredefine/Referring;";
    jint size = 0, size_before = 0;
    unsigned char *code = NULL, *code_before = NULL;
    struct constant_pool before = get_constant_pool(class_of_probe(jni, subject));
    must(GetBytecodes, method_in_frame_of(referring), &size_before, &code_before);
    size_before = readable(code_before, size_before);
    say("many bytes: %s", truth(size_before > 100));
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    struct constant_pool after = get_constant_pool(class_of_probe(jni, subject));
    SAY_CALL(GetBytecodes, method_in_frame_of(referring), &size, &code);
    say("as before: %s", truth(readable(code, size) == size_before
                               && is_as_before(code_before, code, size, &before, &after)));
}

TEST(.target = "redefine.ReferringActive", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_get_bytecodes = 1, .can_get_constant_pool = 1});
