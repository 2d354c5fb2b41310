/* SPDX-License-Identifier: Apache-2.0 */
#include "../things_and_specials.h"

TITLE("IterateOverInstancesOfClass reports exactly the instances of class and subclasses that pass the filter.");

static void walk(const char *what, jclass klass, jvmtiHeapObjectFilter filter)
{
    calls = 0;
    say_things(what, ti(IterateOverInstancesOfClass, klass, filter, record_thing, &answer));
    say("%s: %d calls", what, calls);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass thing = (*jni)->GetObjectArrayElement(jni, subject, 5);
    jclass special = (*jni)->GetObjectArrayElement(jni, subject, 6);
    static bool done;
    if (done)
        return;
    done = true;
    tag_things(jni, subject);
    walk("class, EITHER", thing, JVMTI_HEAP_OBJECT_EITHER);
    walk("class, TAGGED", thing, JVMTI_HEAP_OBJECT_TAGGED);
    walk("class, UNTAGGED", thing, JVMTI_HEAP_OBJECT_UNTAGGED);
    walk("subclass, EITHER", special, JVMTI_HEAP_OBJECT_EITHER);
    walk("other class, EITHER", find_class(jni, "heap/graph/Node"), JVMTI_HEAP_OBJECT_EITHER);
    calls = 0;
    answer = JVMTI_ITERATION_ABORT;
    must(IterateOverInstancesOfClass, thing, JVMTI_HEAP_OBJECT_EITHER, record_thing, &answer);
    say("aborted: %d calls", calls);
}

TEST(.target = "heap.graph.ThingsAndSpecials", .probe = observe, .needs = {.can_tag_objects = 1});
