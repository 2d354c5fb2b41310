/* SPDX-License-Identifier: Apache-2.0 */

/* A native thread that is attached through JNI for a while. */
#ifndef ASSAY_THREAD_ATTACHED_H
#define ASSAY_THREAD_ATTACHED_H

#include <pthread.h>

#include "assay.h"

struct attachment {
    JavaVMAttachArgs args;
    bool daemon;
    void (*body)(JNIEnv *jni, void *argument);
    void *argument;
};

static inline void *attach_and_run(void *data)
{
    struct attachment *attachment = data;
    void *jni = NULL;
    jint result = attachment->daemon
                      ? (*assay_vm)->AttachCurrentThreadAsDaemon(assay_vm, &jni, &attachment->args)
                      : (*assay_vm)->AttachCurrentThread(assay_vm, &jni, &attachment->args);
    if (result != JNI_OK)
        broken("a thread could not be attached: %d", (int)result);
    attachment->body(jni, attachment->argument);
    (*assay_vm)->DetachCurrentThread(assay_vm);
    return NULL;
}

/* Runs the body on a native thread attached by that name, in the group or where null says, and
 * waits for its end. */
static inline void run_attached(const char *name, jobject group, bool daemon,
                                void (*body)(JNIEnv *jni, void *argument), void *argument)
{
    struct attachment attachment = {{JNI_VERSION_1_6, (char *)name, group}, daemon, body, argument};
    pthread_t thread;
    if (pthread_create(&thread, NULL, attach_and_run, &attachment) != 0)
        broken("pthread_create failed");
    pthread_join(thread, NULL);
}

#endif
