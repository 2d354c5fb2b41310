/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "environments.h"

TITLE("A native thread can attach, call Java and detach while the VMInit callback runs.");

static void say_result(const char *function, jint result)
{
    say("%s: %s", function, result == JNI_OK ? "JNI_OK" : "an error");
}

static void *attach(void *unused)
{
    void *env = NULL;
    jint result = (*assay_vm)->AttachCurrentThread(assay_vm, &env, NULL);
    say_result("AttachCurrentThread", result);
    if (result != JNI_OK)
        return unused;
    say_parsed(env);
    say_result("DetachCurrentThread", (*assay_vm)->DetachCurrentThread(assay_vm));
    return unused;
}

static void init(JNIEnv *jni, jthread thread)
{
    pthread_t attached;
    if (pthread_create(&attached, NULL, attach, NULL) != 0)
        broken("pthread_create failed");
    pthread_join(attached, NULL);
}

static void probe(JNIEnv *jni, jobject unused)
{
    say("main runs");
}

TEST(.init = init, .probe = probe);
