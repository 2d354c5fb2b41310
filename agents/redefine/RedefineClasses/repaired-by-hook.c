/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses accepts whatever bytes it is given if a hook replaces them by a good class file.");

static struct class_bytes good[2], passed;
static int kept, given;
static jclass expected;

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (redefined == NULL || !(*jni)->IsSameObject(jni, redefined, expected))
        return;
    say("the hook gets what was passed: %s", truth(is_class_file(&passed, bytes, length)));
    const struct class_bytes *file = &good[given++ % 2];
    give_copy(env, file->bytes, file->length, new_bytes, new_length);
}

/* Keeps the first two class files; the others are passed. */
static void observe(JNIEnv *jni, jobject subject)
{
    if (kept < 2) {
        good[kept++] = class_bytes_at(jni, subject, 1);
        return;
    }
    expected = class_of_probe(jni, subject);
    passed = class_bytes_at(jni, subject, 1);
    const jvmtiClassDefinition definition = {expected, passed.length, passed.bytes};
    on(ClassFileLoadHook, hook);
    SAY_CALL(RedefineClasses, 1, &definition);
    off(ClassFileLoadHook);
    free(passed.bytes);
}

TEST(.target = "redefine.Redefined",
     .args = LIST("new-bodies", "newer-bodies", "wrong-magic", "cut-short", "other-name",
                  "reference-as-int", "future-version", "method-added"),
     .probe = observe, .needs = {.can_redefine_classes = 1});
