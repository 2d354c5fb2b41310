/* SPDX-License-Identifier: Apache-2.0 */
#include "../active.h"
#include "class_file.h"

TITLE("GetBytecodes of an obsolete method names the constants of its own version.");

/* It need not be renumbered for the class's new constant pool, but may be. */
static bool is_as_before(const unsigned char *before, const unsigned char *code, jint size,
                         const struct constant_pool *pool_before, const struct constant_pool *pool)
{
    if (memcmp(before, code, (size_t)size) == 0)
        return true;
    if (!is_same_code(before, code, size))
        return false;
    for (jint at = 0; at < size; at = next_instruction(code, size, at)) {
        jint bytes = constant_index_bytes(code[at]);
        const unsigned char *was = &before[at], *is = &code[at];
        if (bytes != 0
            && strcmp(constant_text(pool_before, bytes == 1 ? was[1] : was[1] << 8u | was[2]),
                      constant_text(pool, bytes == 1 ? is[1] : is[1] << 8u | is[2]))
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
