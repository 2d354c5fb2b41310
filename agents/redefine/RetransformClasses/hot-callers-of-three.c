/* SPDX-License-Identifier: Apache-2.0 */
#include "../several.h"

TITLE("RetransformClasses of three classes takes effect in the compiled callers of each.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass classes[] = {element(jni, subject, 0), element(jni, subject, 2),
                        element(jni, subject, 4)};
    given_classes = (*jni)->NewGlobalRef(jni, subject);
    on(ClassFileLoadHook, give_following);
    SAY_CALL(RetransformClasses, 3, classes);
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.HotThree", .probe = observe, .timeout = 60,
     .vm_args = LIST(COMPILED_EARLY), .needs = {.can_retransform_classes = 1});
