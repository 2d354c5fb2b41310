/* SPDX-License-Identifier: Apache-2.0 */
#include "../things_and_specials.h"

TITLE("IterateOverHeap refuses an invalid filter and a null callback.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = is_case("filter-zero")
                           ? ti(IterateOverHeap, (jvmtiHeapObjectFilter)0, record_thing, &answer)
                       : is_case("filter-beyond")
                           ? ti(IterateOverHeap, (jvmtiHeapObjectFilter)4, record_thing, &answer)
                           : ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, NULL, &answer);
    say("IterateOverHeap: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .batch = true,
     .cases = LIST("filter-zero", "filter-beyond", "null-callback"));
