/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"
#include "threads.h"

TITLE("GetClassLoaderClasses reports for each loader all classes that it has defined.");

/* Loaders. */
enum { MOST = 200 };

/* Tags the classes that the loader is an initiating loader of. */
static void tag_initiated(JNIEnv *jni, jobject loader)
{
    jint count = 0;
    jclass *classes;
    must(GetClassLoaderClasses, loader, &count, &classes);
    for (jint i = 0; i < count; i++) {
        set_tag(classes[i], 1);
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
}

/* Whether a class can be found by its name: of those that cannot, the name has a dot, or a number for
 * its last part. */
static bool has_name(const char *signature)
{
    const char *last = strrchr(signature, '/');
    return signature[0] == 'L' && strchr(signature, '.') == NULL
           && (last == NULL || last[1] < '0' || last[1] > '9');
}

/* The initiated classes of one loader at a time are tagged. */
static void compare(JNIEnv *jni, jobject loader, jint count, const jclass *classes)
{
    tag_initiated(jni, loader);
    for (jint i = 0; i < count; i++) {
        jobject defining = NULL;
        const char *name = class_name(classes[i]);
        must(GetClassLoader, classes[i], &defining);
        bool is_due = has_name(name) && (*jni)->IsSameObject(jni, defining, loader);
        /* A thread of the JVM may just be about to record the loader. */
        for (int round = 0; is_due && tag_of(classes[i]) == 0 && round < 100; round++) {
            give_others_time();
            tag_initiated(jni, loader);
        }
        if (is_due && tag_of(classes[i]) == 0)
            differs("%s: expected in the list of its loader, actual not", name);
        (*jni)->DeleteLocalRef(jni, defining);
    }
    for (jint i = 0; i < count; i++)
        set_tag(classes[i], 0);
}

/* Whether it is another loader than those before. */
static bool is_new(JNIEnv *jni, jobject loader)
{
    static jobject seen[MOST];
    static int count;
    if (count == MOST || times_in(jni, loader, count, seen) > 0)
        return false;
    seen[count++] = (*jni)->NewGlobalRef(jni, loader);
    return true;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint count = 0;
    int own = 0;
    jclass *classes;
    must(GetLoadedClasses, &count, &classes);
    compare(jni, NULL, count, classes);
    for (jint i = 0; i < count; i++) {
        jobject loader = NULL;
        must(GetClassLoader, classes[i], &loader);
        own += loader != NULL;
        if (loader != NULL && is_new(jni, loader))
            compare(jni, loader, count, classes);
        (*jni)->DeleteLocalRef(jni, loader);
    }
    say("classes of the program: %s", own > 10 ? "many" : "too few");
    say_first_difference();
    release(classes);
}

/* Bulk oracle: all classes of all loaders. */
TEST(.target = "classes.Library", .probe = observe, .timeout = 60, .needs = {.can_tag_objects = 1});
