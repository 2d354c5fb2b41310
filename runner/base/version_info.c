/* SPDX-License-Identifier: Apache-2.0 */
#include "base/version_info.h"

static const char *called = "assay";

const char *program_name(void)
{
    return called;
}

void program_name_set(const char *name)
{
    called = name;
}
