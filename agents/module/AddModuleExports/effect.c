/* SPDX-License-Identifier: Apache-2.0 */
#include "../modules.h"

TITLE("After AddModuleExports the package is exported to the module, not opened, and no other is.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = base_module(jni), unnamed = unnamed_module(jni);
    say("before: %s", is_to(jni, "isExported", base, "jdk.internal.misc", unnamed));
    const char *package = "jdk/internal/misc";
    jvmtiError error = ti(AddModuleExports, base, package, unnamed);
    if (error == JVMTI_ERROR_ILLEGAL_ARGUMENT) {
        package = "jdk.internal.misc";
        error = ti(AddModuleExports, base, package, unnamed);
    }
    say("AddModuleExports: %s", error_name(error));
    say("after: %s", is_to(jni, "isExported", base, "jdk.internal.misc", unnamed));
    say("another package: %s", is_to(jni, "isExported", base, "jdk.internal.loader", unnamed));
    say("open: %s", is_to(jni, "isOpen", base, "jdk.internal.misc", unnamed));
    say("again: %s", error_name(ti(AddModuleExports, base, package, unnamed)));
    say("unnamed: %s", error_name(ti(AddModuleExports, unnamed, "assay", base)));
}

TEST(.probe = observe, .since = 9);
