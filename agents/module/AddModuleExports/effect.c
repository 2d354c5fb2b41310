/* SPDX-License-Identifier: Apache-2.0 */
#include "../modules.h"

TITLE("After AddModuleExports the package is exported to that module alone, and not opened.");

static void observe(JNIEnv *jni, jobject subject)
{
    static struct package packages[2];
    jobject base = modifiable_base(jni), unnamed = unnamed_module(jni);
    two_packages(jni, "isExported", base, unnamed, packages);
    const char *package = packages[0].internal;
    jvmtiError error = ti(AddModuleExports, base, package, unnamed);
    if (error == JVMTI_ERROR_ILLEGAL_ARGUMENT) {
        package = packages[0].name;
        error = ti(AddModuleExports, base, package, unnamed);
    }
    say("AddModuleExports: %s", error_name(error));
    say("after: %s", is_to(jni, "isExported", base, packages[0].name, unnamed));
    say("to another module: %s",
        is_to(jni, "isExported", base, packages[0].name, bystander_module(jni)));
    say("another package: %s", is_to(jni, "isExported", base, packages[1].name, unnamed));
    say("open: %s", is_to(jni, "isOpen", base, packages[0].name, unnamed));
    say("again: %s", error_name(ti(AddModuleExports, base, package, unnamed)));
    say("unnamed: %s", error_name(ti(AddModuleExports, unnamed, "assay", base)));
}

TEST(.probe = observe, .since = 9);
