/* SPDX-License-Identifier: Apache-2.0 */
#include "../long_packages.h"

TITLE("AddModuleExports exports packages with names of up to 4000 characters.");

static jvmtiError update(jobject module, const char *package, jobject to)
{
    return ti(AddModuleExports, module, package, to);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jobject to = is_case("to-named") ? base_module(jni) : unnamed_module(jni);
    say_long_updates(jni, subject, "isExported", to, update);
}

TEST(.target = "module.LongPackages", .probe = observe, .since = 17, .timeout = 90,
     .cases = LIST("to-named", "to-unnamed"));
