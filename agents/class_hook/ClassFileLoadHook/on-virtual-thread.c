/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook reports the class when it is changed on a virtual thread.");

static jclass expected;

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    say("class being redefined: %s",
        redefined != NULL && (*jni)->IsSameObject(jni, redefined, expected) ? "the class"
                                                                            : "other");
    hook_replace(env, jni, redefined, loader, name, domain, length, bytes, new_length, new_bytes);
}

/* The first probe redefines the class, the second retransforms it to a newer version. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    expected = class_of_probe(jni, subject);
    on(ClassFileLoadHook, hook);
    if (++step == 1) {
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    } else {
        hook_file = class_bytes_at(jni, subject, 1);
        SAY_CALL(RetransformClasses, 1, &expected);
    }
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.OnVirtual", .args = LIST("new-bodies", "newer-bodies"), .since = 21,
     .probe = observe, .needs = {.can_redefine_classes = 1, .can_retransform_classes = 1});
