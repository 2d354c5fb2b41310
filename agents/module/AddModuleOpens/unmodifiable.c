/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleOpens refuses an unmodifiable module.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module = unmodifiable_module(jni);
    struct package package = {0};
    strncpy(package.internal, package_of(jni, module), PACKAGE_SIZE - 1);
    for (int i = 0; package.internal[i] != '\0'; i++)
        package.name[i] = package.internal[i] == '/' ? '.' : package.internal[i];
    say("AddModuleOpens: %s", error_name(add_opens(module, &package, unnamed_module(jni))));
}

TEST(.probe = observe, .since = 9);
