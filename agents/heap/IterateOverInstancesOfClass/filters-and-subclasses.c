/* SPDX-License-Identifier: Apache-2.0 */
#include "../things_and_specials.h"

TITLE("IterateOverInstancesOfClass reports exactly the instances of class and subclasses that pass the filter.");

static void walk(const char *what, jclass klass, jvmtiHeapObjectFilter filter)
{
    things_begin(JVMTI_ITERATION_CONTINUE);
    things_say(what, ti(IterateOverInstancesOfClass, klass, filter, things_see, &seen));
    say("%s: %d calls", what, seen.calls);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass thing = (*jni)->GetObjectArrayElement(jni, subject, 5);
    jclass special = (*jni)->GetObjectArrayElement(jni, subject, 6);
    static bool done;
    if (done)
        return;
    done = true;
    things_tag(jni, subject);
    walk("class, EITHER", thing, JVMTI_HEAP_OBJECT_EITHER);
    walk("class, TAGGED", thing, JVMTI_HEAP_OBJECT_TAGGED);
    walk("class, UNTAGGED", thing, JVMTI_HEAP_OBJECT_UNTAGGED);
    walk("subclass, EITHER", special, JVMTI_HEAP_OBJECT_EITHER);
    walk("other class, EITHER", find_class(jni, "heap/graph/Node"), JVMTI_HEAP_OBJECT_EITHER);
    things_begin(JVMTI_ITERATION_ABORT);
    must(IterateOverInstancesOfClass, thing, JVMTI_HEAP_OBJECT_EITHER, things_see, &seen);
    say("aborted: %d calls", seen.calls);
}

TEST(.target = "heap.graph.ThingsAndSpecials", .probe = observe, .needs = {.can_tag_objects = 1});
