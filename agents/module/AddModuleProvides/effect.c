/* SPDX-License-Identifier: Apache-2.0 */
#include "../modules.h"

TITLE("After AddModuleProvides a service loader finds the implementation, once and no other.");

/* How many implementations the loader of services finds, and how many are of a class. */
static void loaded(JNIEnv *jni, const char *what, const char *service, jclass implementation)
{
    jclass type = find_class(jni, "java/util/ServiceLoader");
    jmethodID load = static_method_id(
        jni, type, "load", "(Ljava/lang/Class;Ljava/lang/ClassLoader;)Ljava/util/ServiceLoader;");
    jobject services =
        (*jni)->CallStaticObjectMethod(jni, type, load, find_class(jni, service), NULL);
    no_exception(jni);
    jclass iterator = find_class(jni, "java/util/Iterator");
    jobject each = (*jni)->CallObjectMethod(
        jni, services, method_id(jni, type, "iterator", "()Ljava/util/Iterator;"));
    int all = 0, right = 0;
    while ((*jni)->CallBooleanMethod(jni, each, method_id(jni, iterator, "hasNext", "()Z"))) {
        jobject one = (*jni)->CallObjectMethod(
            jni, each, method_id(jni, iterator, "next", "()Ljava/lang/Object;"));
        no_exception(jni);
        all++;
        right += (*jni)->IsSameObject(jni, (*jni)->GetObjectClass(jni, one), implementation);
    }
    no_exception(jni);
    say("%s: %d, of the class: %d", what, all, right);
}

/* Lists are no service of any module, nor are queues. */
static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = base_module(jni);
    jclass list = find_class(jni, "java/util/List");
    jclass array = find_class(jni, "java/util/ArrayList");
    loaded(jni, "before", "java/util/List", array);
    say("AddModuleProvides: %s", error_name(ti(AddModuleProvides, base, list, array)));
    loaded(jni, "after", "java/util/List", array);
    loaded(jni, "another service", "java/util/Queue", array);
    say("unnamed: %s", error_name(ti(AddModuleProvides, unnamed_module(jni),
                                     find_class(jni, "java/util/Queue"),
                                     find_class(jni, "java/util/ArrayDeque"))));
    loaded(jni, "after it", "java/util/Queue", find_class(jni, "java/util/ArrayDeque"));
}

TEST(.probe = observe, .since = 9);
