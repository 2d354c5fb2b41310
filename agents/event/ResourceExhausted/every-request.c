/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ResourceExhausted is posted for every kind of heap request that cannot be met.");

static int events;
static jint flags_of_first;

static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                              const char *description)
{
    if (events++ == 0)
        flags_of_first = flags;
}

static void say_reported(void)
{
    const jint due = JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP | JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR;
    say("OutOfMemoryError, reported: %s", truth(events > 0));
    if (events > 0)
        say("heap and OutOfMemoryError: %s, others: 0x%x", truth((flags_of_first & due) == due),
            (unsigned)(flags_of_first & ~due));
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
        on(ResourceExhausted, exhausted);
    }
}

TEST(.target = "event.Requesting", .probe = observe, .vm_args = LIST("-Xmx32m"), .timeout = 60,
     .needs = {.can_generate_resource_exhaustion_heap_events = 1},
     .cases = LIST("reflection", "dimensions", "copy", "references", "native", "clones", "many"));
