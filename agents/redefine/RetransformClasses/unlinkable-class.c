/* SPDX-License-Identifier: Apache-2.0 */
#include "../several.h"
#include "../unlinkable.h"

TITLE("RetransformClasses leaves no exception pending if a class cannot be linked as it is.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (asks_for_case(jni, subject))
        return;
    need_modifiable(jni, subject);
    jvmtiError error = retransform_all(jni, subject);
    bool pending = (*jni)->ExceptionCheck(jni);
    (*jni)->ExceptionClear(jni);
    say("RetransformClasses: %s", error_name(error));
    say("pending: %s", truth(pending));
}

TEST(.target = "redefine.Unlinkable", .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1}, .cases = LIST("unverifiable", "unresolvable"));
