/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("The initial bytes of a class that a hook changed twice are those of the redefinition.");

/* The hook gives the first class file at a retransformation, and at a redefinition with another one;
 * at the last retransformation it gives none. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    jclass klass = class_of_probe(jni, subject);
    hook_calls = 0;
    switch (++step) {
    case 1:
        hook_file = class_bytes_at(jni, subject, 1);
        on(ClassFileLoadHook, hook_replace);
        SAY_CALL(RetransformClasses, 1, &klass);
        break;
    case 2:
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
        break;
    default:
        hook_file.bytes = NULL;
        SAY_CALL(RetransformClasses, 1, &klass);
    }
    say("hook calls: %d", hook_calls);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies", "newer-bodies", "newer-bodies"),
     .probe = observe, .needs = {.can_retransform_classes = 1, .can_redefine_classes = 1});
