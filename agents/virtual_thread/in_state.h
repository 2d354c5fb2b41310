/* SPDX-License-Identifier: Apache-2.0 */

/* The classes that virtual_thread.InState defines around its parking, for tests in which ClassFileLoadHook is
 * enabled from the OnLoad phase on. */
#ifndef ASSAY_VIRTUAL_THREAD_IN_STATE_H
#define ASSAY_VIRTUAL_THREAD_IN_STATE_H

#include "virtual.h"

/* Those of the target's own loader: another may load the classes, too. */
static inline void JNICALL say_used_class(jvmtiEnv *env, JNIEnv *jni, jclass redefined,
                                          jobject loader, const char *name, jobject domain,
                                          jint length, const unsigned char *bytes, jint *new_length,
                                          unsigned char **new_bytes)
{
    if (name != NULL && strncmp(name, "virtual_thread/Used", 19) == 0 && loader != NULL
        && strcmp(class_name((*jni)->GetObjectClass(jni, loader)), "Lclassfile/Reloader;") == 0)
        say("ClassFileLoadHook: %s", name);
}

static inline void hook_used_classes(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, say_used_class);
}

#endif
