/* SPDX-License-Identifier: Apache-2.0 */
#include "../static_field.h"

TITLE("IterateThroughHeap calls no callback after that of a static field has returned VISIT_ABORT.");

static void observe(JNIEnv *jni, jobject subject)
{
    tagged_class(jni, subject);
    say_aborted(ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &aborting, NULL));
}

TEST(.target = "heap.fields.Subject", .args = LIST("class", "Shapes$EachStaticType"),
     .probe = observe, .needs = {.can_tag_objects = 1});
