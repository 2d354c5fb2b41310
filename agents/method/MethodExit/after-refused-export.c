/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"
#include "classes.h"

TITLE("MethodExit reports a normal return after a call of AddModuleExports which was refused.");

/* A package that is not in the module. */
static void JNICALL native_exporter(JNIEnv *jni, jclass klass)
{
    jobject base = modifiable_base(jni);
    jvmtiError error = ti(AddModuleExports, base, "absent", base);
    if (error == JVMTI_ERROR_NONE)
        inapplicable("the JVM need not detect this error, and does not");
    say("AddModuleExports: %s", error_name(error));
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const JNINativeMethod native = {"nativeCatcher", "()V", (void *)native_exporter};
    say_exits_of_throws(jni, &native, 1);
}

TEST(.target = "exception.Throws", .args = LIST("caught-by-native"), .probe = observe, .since = 9,
     .needs = {.can_generate_method_exit_events = 1});
