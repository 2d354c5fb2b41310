/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Functions return JNI local references.");

/* The first one of a list, null of an empty one. */
#define FIRST(COUNT, LIST) (readable(LIST, COUNT) > 0 ? (LIST)[0] : NULL)

static void kind(JNIEnv *jni, const char *what, jobject reference)
{
    say("%s: %s", what,
        reference != NULL && (*jni)->GetObjectRefType(jni, reference) == JNILocalRefType
            ? "local"
            : "not local");
}

static jobject new_group(JNIEnv *jni, jobject parent)
{
    jclass klass = find_class(jni, "java/lang/ThreadGroup");
    jmethodID make = method_id(jni, klass, "<init>",
                               "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
    return (*jni)->NewObject(jni, klass, make, parent, (*jni)->NewStringUTF(jni, "child"));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe"), owner = NULL;
    jmethodID main = static_method_id(jni, klass, "main", "([Ljava/lang/String;)V");
    jvmtiThreadInfo info = {0};
    jvmtiThreadGroupInfo group = {0};
    jthread thread = NULL, *threads = NULL;
    jthreadGroup *groups = NULL;
    jclass *classes = NULL;
    jobject loader = NULL, *objects = NULL, root;
    jlong tag = 71;
    jint count = 0;
    must(GetCurrentThread, &thread);
    kind(jni, "GetCurrentThread", thread);
    must(GetAllThreads, &count, &threads);
    kind(jni, "GetAllThreads", FIRST(count, threads));
    must(GetThreadInfo, thread, &info);
    kind(jni, "GetThreadInfo: group", info.thread_group);
    /* There may be none. */
    kind(jni, "GetThreadInfo: loader",
         info.context_class_loader == NULL ? thread : info.context_class_loader);
    must(GetTopThreadGroups, &count, &groups);
    kind(jni, "GetTopThreadGroups", FIRST(count, groups));
    must(GetThreadGroupInfo, new_group(jni, info.thread_group), &group);
    kind(jni, "GetThreadGroupInfo", group.parent);
    must(GetLoadedClasses, &count, &classes);
    kind(jni, "GetLoadedClasses", FIRST(count, classes));
    must(GetClassLoader, klass, &loader);
    kind(jni, "GetClassLoader", loader);
    must(GetClassLoaderClasses, loader, &count, &classes);
    kind(jni, "GetClassLoaderClasses", FIRST(count, classes));
    must(GetMethodDeclaringClass, main, &owner);
    kind(jni, "GetMethodDeclaringClass", owner);
    root = (*jni)->NewStringUTF(jni, "tagged");
    set_tag(root, tag);
    must(GetObjectsWithTags, 1, &tag, &count, &objects, NULL);
    kind(jni, "GetObjectsWithTags", FIRST(count, objects));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
