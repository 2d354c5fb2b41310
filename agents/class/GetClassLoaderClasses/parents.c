/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassLoaderClasses for null or a parent loader reports no class of a child loader.");

static void list(JNIEnv *jni, jobject subjects, const char *which, jobject loader)
{
    static const char *const names[] = {
        "DefinedRepeatedly of the first loader", "DefinedRepeatedly of the second loader",
        "DefinedRepeatedlyInterface", "Sample", "DefinedRepeatedly[] of the first loader"};
    static jlong lists; /* so many until now; each tags its classes with its number */
    jint count = 0;
    jclass *classes = NULL;
    lists++;
    jvmtiError error = ti(GetClassLoaderClasses, loader, &count, &classes);
    say("%s: %s", which, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (int i = 0; i < 5; i++)
        say("%s: %d times", names[i], times_in(jni, element(jni, subjects, 2 + i), count, classes));
    say("Object: %d times", times_in(jni, element(jni, subjects, 9), count, classes));
    say("int: %d times", times_in(jni, element(jni, subjects, 10), count, classes));
    int locals = 0, twice = 0;
    for (jint i = 0; classes != NULL && i < count; i++) {
        locals += (*jni)->GetObjectRefType(jni, classes[i]) == JNILocalRefType;
        twice += tag_of(classes[i]) == lists;
        set_tag(classes[i], lists);
    }
    say("local references: %s, listed twice: %d", truth(locals == count), twice);
    SAY_CALL(Deallocate, (unsigned char *)classes);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jobject parent = NULL;
    must(GetClassLoader, element(jni, subjects, 4), &parent);
    if (parent == NULL)
        inapplicable("the classes of the program have no loader but the bootstrap loader");
    list(jni, subjects, "parent", parent);
    list(jni, subjects, "null", NULL);
}

TEST(.target = "classes.Loaders", .probe = observe, .needs = {.can_tag_objects = 1});
