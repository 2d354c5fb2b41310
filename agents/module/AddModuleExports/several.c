/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleExports exports two packages to a module, and one of them to another module, too.");

static void observe(JNIEnv *jni, jobject subject)
{
    static struct package packages[2];
    jobject base = modifiable_base(jni);
    jobject one = unnamed_module(jni), two = bystander_module(jni);
    two_packages(jni, "isExported", base, one, packages);
    say("AddModuleExports: %s", error_name(export_package(jni, base, &packages[0], one)));
    say("AddModuleExports: %s", error_name(export_package(jni, base, &packages[1], one)));
    say("AddModuleExports: %s", error_name(export_package(jni, base, &packages[0], two)));
    say("the first: %s", is_to(jni, "isExported", base, packages[0].name, one));
    say("the second: %s", is_to(jni, "isExported", base, packages[1].name, one));
    say("the first to another module: %s", is_to(jni, "isExported", base, packages[0].name, two));
}

TEST(.probe = observe, .since = 9);
