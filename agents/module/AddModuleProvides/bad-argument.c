/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleProvides refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = modifiable_base(jni), string = (*jni)->NewStringUTF(jni, "no module");
    jclass klass = find_class(jni, "java/lang/Runnable");
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-module"))
        error = ti(AddModuleProvides, NULL, klass, klass);
    else if (is_case("null-service"))
        error = ti(AddModuleProvides, base, NULL, klass);
    else if (is_case("null-class"))
        error = ti(AddModuleProvides, base, klass, NULL);
    else if (is_case("not-a-module"))
        error = ti(AddModuleProvides, string, klass, klass);
    else if (is_case("service-not-a-class"))
        error = ti(AddModuleProvides, base, string, klass);
    else
        error = ti(AddModuleProvides, base, klass, string);
    say("AddModuleProvides: %s", error_name(error));
}

TEST(.probe = observe, .since = 9, .batch = true,
     .cases = LIST("null-module", "null-service", "null-class", "not-a-module",
                   "service-not-a-class", "not-a-class"));
