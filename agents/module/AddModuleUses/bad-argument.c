/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleUses refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = modifiable_base(jni), string = (*jni)->NewStringUTF(jni, "no module");
    jclass klass = find_class(jni, "java/lang/Runnable");
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-module"))
        error = ti(AddModuleUses, NULL, klass);
    else if (is_case("null-service"))
        error = ti(AddModuleUses, base, NULL);
    else if (is_case("not-a-module"))
        error = ti(AddModuleUses, string, klass);
    else
        error = ti(AddModuleUses, base, string);
    say("AddModuleUses: %s", error_name(error));
}

TEST(.probe = observe, .since = 9, .batch = true,
     .cases = LIST("null-module", "null-service", "not-a-module", "not-a-class"));
