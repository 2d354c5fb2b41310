/* SPDX-License-Identifier: Apache-2.0 */

/* Two environments, of which the first one's callbacks collect. Then the second one is told of the
 * same objects of event.Numbered. */
#ifndef ASSAY_EVENT_COLLECTED_H
#define ASSAY_EVENT_COLLECTED_H

#include "../gc/freeing.h"
#include "sides.h"

static inline bool is_second(jvmtiEnv *env)
{
    return env == *second_side();
}

/* For the load hook, when the callbacks are set. */
static inline void make_second(const jvmtiCapabilities *capabilities)
{
    *second_side() = new_environment_with(capabilities);
    must_in(*second_side(), SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

static inline void enable_in_both(jvmtiEvent event)
{
    enable_in(assay_env, event, NULL);
    enable_in(*second_side(), event, NULL);
}

/* Says the number of the object that the event is about; false if it is none of event.Numbered. */
static inline bool told_of(jvmtiEnv *env, JNIEnv *jni, const char *event, jobject object)
{
    jclass klass = object == NULL ? NULL : (*jni)->GetObjectClass(jni, object);
    if (klass == NULL || strcmp(class_name(klass), "Levent/Numbered;") != 0)
        return false;
    say("%s: %s, number %d", is_second(env) ? "second" : "first", event,
        (int)(*jni)->GetIntField(jni, object, field_id(jni, klass, "number", "I")));
    if (!is_second(env))
        collect_and_refill(jni);
    return true;
}

#endif
