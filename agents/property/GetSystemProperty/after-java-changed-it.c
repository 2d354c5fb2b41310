/* SPDX-License-Identifier: Apache-2.0 */
#include "../listing.h"

TITLE("What Java sets later may or may not show in the VM's view.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_property("assay.word");
}

TEST(.target = "property.Changed", .probe = observe, .vm_args = LIST("-Dassay.word=before"));
