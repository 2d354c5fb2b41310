/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetNamedModule returns the module of a package in internal form, and null for other names.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const char *const packages[] = {"java/lang", "java/util", "java.lang", "java/lang/",
                                           "absent",    "assay",     ""};
    jobject base = base_module(jni);
    for (size_t i = 0; i < sizeof packages / sizeof packages[0]; i++) {
        jobject module = base;
        jvmtiError error = ti(GetNamedModule, NULL, packages[i], &module);
        say("'%s': %s %s", packages[i], error_name(error),
            error != JVMTI_ERROR_NONE                 ? ""
            : module == NULL                          ? "null"
            : (*jni)->IsSameObject(jni, module, base) ? "java.base"
                                                      : "another");
    }
    jobject loader = NULL, module = base;
    must(GetClassLoader, find_class(jni, "assay/Probe"), &loader);
    jvmtiError error = ti(GetNamedModule, loader, "java/lang", &module);
    say("by the program's loader: %s %s", error_name(error),
        error != JVMTI_ERROR_NONE ? ""
        : module == NULL          ? "null"
                                  : "a module");
}

TEST(.probe = observe, .since = 9);
