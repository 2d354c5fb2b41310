/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Functions return local references.");

static void kind(JNIEnv *jni, const char *what, jobject reference)
{
    jobjectRefType type = (*jni)->GetObjectRefType(jni, reference);
    say("%s: %s", what, type == JNILocalRefType    ? "local"
                        : type == JNIGlobalRefType ? "global"
                        : type == JNIInvalidRefType ? "invalid"
                                                    : "weak");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread thread, *threads;
    jvmtiThreadInfo info;
    jvmtiThreadGroupInfo group;
    jint count;
    jclass klass = find_class(jni, "classes/Sample"), declaring;
    jfieldID field = field_id(jni, klass, "text", "Ljava/lang/String;");
    must(GetCurrentThread, &thread);
    kind(jni, "GetCurrentThread", thread);
    must(GetAllThreads, &count, &threads);
    kind(jni, "GetAllThreads", threads[0]);
    must(GetThreadInfo, thread, &info);
    kind(jni, "GetThreadInfo, group", info.thread_group);
    kind(jni, "GetThreadInfo, loader", info.context_class_loader);
    must(GetThreadGroupInfo, info.thread_group, &group);
    kind(jni, "GetThreadGroupInfo", group.parent);
    must(GetFieldDeclaringClass, klass, field, &declaring);
    kind(jni, "GetFieldDeclaringClass", declaring);
    must(GetMethodDeclaringClass, method_id(jni, klass, "outside", "()V"), &declaring);
    kind(jni, "GetMethodDeclaringClass", declaring);
}

TEST(.probe = observe);
