/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

TITLE("GetClassLoaderClasses reports for each loader all classes that it has defined.");

/* Loaders. */
enum { MOST = 200 };

/* Tags the classes that the loader is an initiating loader of. */
static void tag_initiated(JNIEnv *jni, jobject loader)
{
    jint count = 0;
    jclass *classes = NULL;
    must(GetClassLoaderClasses, loader, &count, &classes);
    for (jint i = 0; classes != NULL && i < count; i++) {
        set_tag(classes[i], 1);
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
}

/* Whether the loader finds this class by its name: there are others, which no loader is recorded for. */
static bool finds(JNIEnv *jni, jobject loader, jclass klass, const char *signature)
{
    char name[1024] = "";
    bool is_found = false;
    if (signature[0] != 'L' || strlen(signature) > sizeof name)
        return false;
    for (size_t i = 1; signature[i] != ';' && signature[i] != '\0'; i++)
        name[i - 1] = signature[i] == '/' ? '.' : signature[i];
    (*jni)->PushLocalFrame(jni, 8);
    jclass type = find_class(jni, "java/lang/Class");
    jmethodID find = static_method_id(
        jni, type, "forName", "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;");
    jclass found = (*jni)->CallStaticObjectMethod(jni, type, find, (*jni)->NewStringUTF(jni, name),
                                                  JNI_FALSE, loader);
    if ((*jni)->ExceptionCheck(jni))
        (*jni)->ExceptionClear(jni);
    else
        is_found = (*jni)->IsSameObject(jni, found, klass);
    (*jni)->PopLocalFrame(jni, NULL);
    return is_found;
}

/* The initiated classes of one loader at a time are tagged. */
static void compare(JNIEnv *jni, jobject loader, jint count, const jclass *classes)
{
    tag_initiated(jni, loader);
    for (jint i = 0; classes != NULL && i < count; i++) {
        jobject defining = NULL;
        const char *name = class_name(classes[i]);
        must(GetClassLoader, classes[i], &defining);
        if ((*jni)->IsSameObject(jni, defining, loader) && tag_of(classes[i]) == 0
            && finds(jni, loader, classes[i], name))
            differs("%s: expected in the list of its loader, actual not", name);
        (*jni)->DeleteLocalRef(jni, defining);
    }
    for (jint i = 0; classes != NULL && i < count; i++)
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
    jclass *classes = NULL;
    must(GetLoadedClasses, &count, &classes);
    compare(jni, NULL, count, classes);
    for (jint i = 0; classes != NULL && i < count; i++) {
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
