/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "threads.h"

TITLE("GetThreadLocalStorage returns null for a native thread that is attached once more.");

static void attach(void)
{
    JavaVMAttachArgs args = {JNI_VERSION_1_6, "attached", NULL};
    void *jni = NULL;
    if ((*assay_vm)->AttachCurrentThread(assay_vm, &jni, &args) != JNI_OK)
        broken("a thread could not be attached");
}

static void *attach_twice(void *unused)
{
    attach();
    say_set_storage(assay_env, NULL, &first_value);
    say_storage(assay_env, NULL);
    (*assay_vm)->DetachCurrentThread(assay_vm);
    attach();
    say_storage(assay_env, NULL);
    (*assay_vm)->DetachCurrentThread(assay_vm);
    return NULL;
}

static void observe(JNIEnv *jni, jobject unused)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, attach_twice, NULL) != 0)
        broken("pthread_create failed");
    pthread_join(thread, NULL);
}

TEST(.probe = observe);
