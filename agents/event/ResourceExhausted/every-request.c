/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ResourceExhausted is posted for every kind of heap request that cannot be met.");

enum { DUE = JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP | JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR };

static _Thread_local bool requests;
static int events;
static jint flags;

/* Other threads may exhaust resources, too, and this one others before: the event that is due is
 * looked for. */
static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint now, const void *reserved,
                              const char *description)
{
    if (requests && (events++ == 0 || now == DUE))
        flags = now;
}

static void say_reported(void)
{
    say("OutOfMemoryError, reported: %s", truth(events > 0));
    if (events > 0)
        say("heap and OutOfMemoryError: %s, others: 0x%x", truth((flags & DUE) == DUE),
            (unsigned)(flags & ~DUE));
    events = 0;
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL) {
        say_reported();
    } else if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/String"))) {
        (*jni)->NewLongArray(jni, 64 << 20);
    } else {
        pass_case(jni, subject);
        requests = true;
        on(ResourceExhausted, exhausted);
    }
}

TEST(.target = "event.Requesting", .probe = observe, .vm_args = LIST("-Xmx32m"), .timeout = 60,
     .needs = {.can_generate_resource_exhaustion_heap_events = 1},
     .cases = LIST("reflection", "dimensions", "copy", "references", "native", "clones", "many"));
