/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassLoader distinguishes classes of one name, and their arrays, by their loaders.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static const char *const names[] = {
        "DefinedRepeatedly of the first loader", "DefinedRepeatedly of the second loader",
        "DefinedRepeatedlyInterface", "Sample, found by the first loader",
        "DefinedRepeatedly[] of the first loader"};
    jobject program = NULL;
    must(GetClassLoader, find_class(jni, "assay/Probe"), &program);
    for (int i = 0; i < 5; i++) {
        jobject loader = NULL;
        jvmtiError error = ti(GetClassLoader, element(jni, subjects, 2 + i), &loader);
        if (error != JVMTI_ERROR_NONE)
            loader = NULL;
        say("%s: %s %s", names[i], error_name(error),
            (*jni)->IsSameObject(jni, loader, element(jni, subjects, 0))   ? "the first"
            : (*jni)->IsSameObject(jni, loader, element(jni, subjects, 1)) ? "the second"
            : (*jni)->IsSameObject(jni, loader, program)                   ? "the program's"
                                                                           : "another");
    }
}

TEST(.target = "classes.Loaders", .probe = observe);
