/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassLoaderClasses reports the classes a loader defined or found, and no others.");

static void list(JNIEnv *jni, jobject subjects, const char *which, jobject loader)
{
    static const char *const names[] = {"DefinedRepeatedly of the first loader",
                                        "DefinedRepeatedly of the second loader",
                                        "DefinedRepeatedlyInterface",
                                        "Sample",
                                        "DefinedRepeatedly[] of the first loader",
                                        "Sample[][]",
                                        "SampleEnum",
                                        "Object",
                                        "int"};
    jint count = 0;
    jclass *classes = NULL;
    jvmtiError error = ti(GetClassLoaderClasses, loader, &count, &classes);
    say("%s: %s", which, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (int i = 0; i < 9; i++)
        say("%s: %d times", names[i], times_in(jni, element(jni, subjects, 2 + i), count, classes));
    int locals = 0;
    for (jint i = 0; classes != NULL && i < count; i++)
        locals += (*jni)->GetObjectRefType(jni, classes[i]) == JNILocalRefType;
    say("local references: %s", truth(locals == count));
    SAY_CALL(Deallocate, (unsigned char *)classes);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    list(jni, subjects, "first loader", element(jni, subjects, 0));
    list(jni, subjects, "second loader", element(jni, subjects, 1));
}

TEST(.target = "classes.Loaders", .probe = observe);
