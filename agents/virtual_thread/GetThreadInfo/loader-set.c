/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadInfo reports the context class loader that was set for a virtual thread.");

static jobject loader_of(jthread thread)
{
    jvmtiThreadInfo info = {0};
    must(GetThreadInfo, thread, &info);
    release(info.name);
    return info.context_class_loader;
}

static jobject new_loader(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/net/URLClassLoader");
    jmethodID init = method_id(jni, klass, "<init>", "([Ljava/net/URL;)V");
    jobject urls = (*jni)->NewObjectArray(jni, 0, find_class(jni, "java/net/URL"), NULL);
    jobject loader = (*jni)->NewObject(jni, klass, init, urls);
    no_exception(jni);
    return loader;
}

static void observe(JNIEnv *jni, jobject threads)
{
    jmethodID set = method_id(jni, find_class(jni, "java/lang/Thread"), "setContextClassLoader",
                              "(Ljava/lang/ClassLoader;)V");
    jobject before = loader_of(NULL), loader = new_loader(jni);
    for (int i = HELD; i <= UNSTARTED; i++) {
        (*jni)->CallVoidMethod(jni, thread_at(jni, threads, i), set, loader);
        no_exception(jni);
        jobject found = loader_of(thread_at(jni, threads, i));
        say("%s: %s", several_names[i],
            (*jni)->IsSameObject(jni, found, loader) ? "the loader that was set" : "another");
    }
    say("the caller: %s",
        (*jni)->IsSameObject(jni, loader_of(NULL), before) ? "as before" : "another");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
