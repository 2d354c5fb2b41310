/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetSystemProperties lists the keys that the specification strongly recommends.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const char *const keys[] = {"java.vm.vendor", "java.vm.version",   "java.vm.name",
                                       "java.vm.info",   "java.library.path", "java.class.path"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        say("%s listed: %s", keys[i], truth(is_listed(keys[i])));
}

TEST(.probe = observe);
