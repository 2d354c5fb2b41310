/* SPDX-License-Identifier: Apache-2.0 */
#include "../modules.h"

TITLE("After AddModuleExports the package is exported to the module, and no other is.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = base_module(jni), unnamed = unnamed_module(jni);
    say("before: %s", is_to(jni, "isExported", base, "jdk.internal.misc", unnamed));
    jvmtiError error = ti(AddModuleExports, base, "jdk/internal/misc", unnamed);
    say("AddModuleExports: %s", error_name(error));
    say("after: %s", is_to(jni, "isExported", base, "jdk.internal.misc", unnamed));
    say("another package: %s", is_to(jni, "isExported", base, "jdk.internal.loader", unnamed));
    say("again: %s", error_name(ti(AddModuleExports, base, "jdk/internal/misc", unnamed)));
    say("unnamed: %s", error_name(ti(AddModuleExports, unnamed, "assay", base)));
}

TEST(.probe = observe, .since = 9);
