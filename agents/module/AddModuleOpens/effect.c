/* SPDX-License-Identifier: Apache-2.0 */
#include "../modules.h"

TITLE("After AddModuleOpens the package is open to the module, and no other is.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = base_module(jni), unnamed = unnamed_module(jni);
    say("before: %s", is_to(jni, "isOpen", base, "jdk.internal.misc", unnamed));
    const char *package = "jdk/internal/misc";
    jvmtiError error = ti(AddModuleOpens, base, package, unnamed);
    if (error == JVMTI_ERROR_ILLEGAL_ARGUMENT) {
        package = "jdk.internal.misc";
        error = ti(AddModuleOpens, base, package, unnamed);
    }
    say("AddModuleOpens: %s", error_name(error));
    say("after: %s", is_to(jni, "isOpen", base, "jdk.internal.misc", unnamed));
    say("another package: %s", is_to(jni, "isOpen", base, "jdk.internal.loader", unnamed));
    say("again: %s", error_name(ti(AddModuleOpens, base, package, unnamed)));
    say("unnamed: %s", error_name(ti(AddModuleOpens, unnamed, "assay", base)));
}

TEST(.probe = observe, .since = 9);
