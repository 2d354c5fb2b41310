/* SPDX-License-Identifier: Apache-2.0 */
#include "../long_packages.h"

TITLE("GetNamedModule finds a module by packages with names of up to 4000 characters, and by no longer one.");

static const char *found(JNIEnv *jni, jobject subject, const char *name)
{
    jobject module = long_module(jni, subject);
    jvmtiError error = ti(GetNamedModule, loader_of_long_module(jni, subject), name, &module);
    return error != JVMTI_ERROR_NONE                                      ? error_name(error)
           : module == NULL                                               ? "null"
           : (*jni)->IsSameObject(jni, module, long_module(jni, subject)) ? "the module"
                                                                          : "another";
}

static void observe(JNIEnv *jni, jobject subject)
{
    const char *name;
    for (jsize i = 0; (name = long_package(jni, subject, i)) != NULL; i++) {
        char *internal = internal_form(name), *longer = assay_text();
        assay_append(longer, "%sy", internal);
        say("%zu characters: %s, one more: %s", strlen(name), found(jni, subject, internal),
            found(jni, subject, longer));
        free(internal);
    }
}

TEST(.target = "module.LongPackages", .probe = observe, .since = 17, .timeout = 90);
