/* SPDX-License-Identifier: Apache-2.0 */

/* The arguments of extension events, taken as GetExtensionEvents describes them. */
#ifndef ASSAY_EXTENSION_ARGUMENTS_H
#define ASSAY_EXTENSION_ARGUMENTS_H

#include <stdarg.h>

#include "environments.h"

/* The event of this id; where there is none the test is `inapplicable`. Never released. */
static inline const jvmtiExtensionEventInfo *extension_event(const char *id)
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    for (jint i = 0; i < readable(events, count); i++)
        if (strcmp(readable_text(events[i].id), id) == 0)
            return &events[i];
    inapplicable("the JVM has no extension event %s", id);
}

/* Sets the callback. Where that does not enable the event, which is for other tests to tell, enabling it
 * as if it were a standard one may. */
static inline void enable_extension_event_in(jvmtiEnv *env, const jvmtiExtensionEventInfo *event,
                                             jvmtiExtensionEvent callback)
{
    jint index = event->extension_event_index;
    must_in(env, SetExtensionEventCallback, index, callback);
    (void)ti_in(env, SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)index, NULL);
}

static inline void enable_extension_event(const jvmtiExtensionEventInfo *event,
                                          jvmtiExtensionEvent callback)
{
    enable_extension_event_in(assay_env, event, callback);
}

/* What a callback was given; null for what it was not. */
struct arguments {
    JNIEnv *jni;
    const char *text;
    jobject object; /* a thread or a class, of several the last */
    int nulls;      /* how many arguments are null that may not be */
};

/* Whether it is an argument of one of these types. */
static inline bool is_taken(const jvmtiParamInfo *param)
{
    return (param->kind == JVMTI_KIND_IN || param->kind == JVMTI_KIND_IN_PTR)
           && (param->base_type == JVMTI_TYPE_JNIENV || param->base_type == JVMTI_TYPE_CCHAR
               || param->base_type == JVMTI_TYPE_JTHREAD || param->base_type == JVMTI_TYPE_JCLASS);
}

/* Where no argument that is taken is of this type the test is `inapplicable`. */
static inline void need_argument(const jvmtiExtensionEventInfo *event, jvmtiParamTypes type)
{
    for (jint i = 0; i < readable(event->params, event->param_count) && is_taken(&event->params[i]);
         i++)
        if (event->params[i].base_type == type)
            return;
    inapplicable("the description of %s has other arguments", event->id);
}

/* Takes the arguments of one call, up to the first one of a type that is not among these. */
static inline struct arguments take_arguments(const jvmtiExtensionEventInfo *event, va_list list)
{
    struct arguments taken = {0};
    for (jint i = 0; i < readable(event->params, event->param_count) && is_taken(&event->params[i]);
         i++) {
        jvmtiParamTypes type = event->params[i].base_type;
        void *given = va_arg(list, void *);
        if (type == JVMTI_TYPE_JNIENV)
            taken.jni = given;
        else if (type == JVMTI_TYPE_CCHAR)
            taken.text = given;
        else
            taken.object = given;
        taken.nulls += given == NULL && !event->params[i].null_ok;
    }
    return taken;
}

/* Whether this is the JNI environment of the current thread. */
static inline bool is_own_jni(JNIEnv *jni)
{
    void *own = NULL;
    return (*assay_vm)->GetEnv(assay_vm, &own, JNI_VERSION_1_2) == JNI_OK && own == jni;
}

#endif
