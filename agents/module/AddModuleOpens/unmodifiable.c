/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleOpens refuses an unmodifiable module.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module = unmodifiable_module(jni);
    struct package package = {0};
    const char *name = package_of(jni, module);
    for (int i = 0; i < PACKAGE_SIZE - 1 && name[i] != '\0'; i++) {
        package.internal[i] = name[i];
        package.name[i] = name[i] == '/' ? '.' : name[i];
    }
    say("AddModuleOpens: %s", error_name(add_opens(module, &package, unnamed_module(jni))));
}

TEST(.probe = observe, .since = 9);
