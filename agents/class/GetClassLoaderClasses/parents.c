/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassLoaderClasses for null or a parent loader reports no class of a child loader.");

static void list(JNIEnv *jni, jobject subjects, const char *which, jobject loader)
{
    static const char *const names[] = {
        "DefinedRepeatedly of the first loader", "DefinedRepeatedly of the second loader",
        "DefinedRepeatedlyInterface", "Sample", "DefinedRepeatedly[] of the first loader"};
    jint count = 0;
    jclass *classes;
    jvmtiError error = ti(GetClassLoaderClasses, loader, &count, &classes);
    say("%s: %s", which, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (int i = 0; i < 5; i++)
        say("%s: %d times", names[i], times_in(jni, element(jni, subjects, 2 + i), count, classes));
    say("Object: %d times", times_in(jni, element(jni, subjects, 9), count, classes));
    say("int: %d times", times_in(jni, element(jni, subjects, 10), count, classes));
    int locals = 0, twice = 0;
    for (jint i = 0; i < count; i++) {
        locals += (*jni)->GetObjectRefType(jni, classes[i]) == JNILocalRefType;
        twice += i > 0 && (*jni)->IsSameObject(jni, classes[i], classes[i - 1]);
    }
    say("local references: %s, the same in a row: %d", truth(locals == count), twice);
    SAY_CALL(Deallocate, (unsigned char *)classes);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jobject parent;
    must(GetClassLoader, element(jni, subjects, 4), &parent);
    list(jni, subjects, "parent", parent);
    list(jni, subjects, "null", NULL);
}

TEST(.target = "classes.Loaders", .probe = observe);
