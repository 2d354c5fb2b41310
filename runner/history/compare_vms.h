/* SPDX-License-Identifier: Apache-2.0 */

/* Two JVMs of one release, for whoever moves an agent from one to the other. */
#ifndef ASSAY_HISTORY_COMPARE_VMS_H
#define ASSAY_HISTORY_COMPARE_VMS_H

#include <stdio.h>

#include "history/compare_runs.h"
#include "judge/known.h"

/* Writes a page in Markdown: the capabilities and extensions that one alone has, the causes of what
 * one alone does wrong, by function or event the causes on both sides, and what has no cause. `known`
 * has titles and workarounds of the causes; NULL leaves them out. */
void compare_vms(const struct compare_runs *runs, const struct known *known, FILE *stream);

#endif
