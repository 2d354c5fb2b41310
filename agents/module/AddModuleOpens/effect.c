/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleOpens opens the package to the given module only.");

static void observe(JNIEnv *jni, jobject subject)
{
    static struct package packages[2];
    jobject base = modifiable_base(jni), unnamed = unnamed_module(jni);
    two_packages(jni, "isOpen", base, unnamed, packages);
    say("AddModuleOpens: %s", error_name(open_package(jni, base, &packages[0], unnamed)));
    say("after: %s", is_to(jni, "isOpen", base, packages[0].name, unnamed));
    say("to another module: %s",
        is_to(jni, "isOpen", base, packages[0].name, bystander_module(jni)));
    say("another package: %s", is_to(jni, "isOpen", base, packages[1].name, unnamed));
    say("again: %s", error_name(open_package(jni, base, &packages[0], unnamed)));
    say("unnamed: %s", error_name(ti(AddModuleOpens, unnamed, "assay", base)));
}

TEST(.probe = observe, .since = 9);
